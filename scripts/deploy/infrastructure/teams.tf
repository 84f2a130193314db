# One identity for each remote, which writes below its own names of the registry and nowhere else. A workflow gets it
# without a key: GitHub says for which repository and environment it runs, and deployers.tf says whom that makes it.

variable "teams" {
  description = "Id of each remote and the team that owns it."
  type        = map(string)
  default = {
    remote-account    = "Player"
    remote-auth       = "Identity"
    remote-layout     = "Design"
    remote-marketing  = "Growth"
    remote-operations = "Platform"
  }
}

variable "team_repositories" {
  description = "The repository of a team that has one of its own, by the id of its remote: owner/name, and its number at GitHub. All others are in github_repository."
  type        = map(object({ name = string, number = string }))
  default     = {}
}

locals {
  objects = "projects/_/buckets/${google_storage_bucket.registry.name}/objects"

  # What each identity may write: single objects, and everything below a folder. Nobody here writes "owners/": ids are given out, and
  # origins allowed, by a person with the rights of an operator.
  writers = merge(
    {
      for id, team in var.teams : id => {
        account = google_service_account.team[id].member
        objects = ["pointers/${id}.json"]
        folders = ["releases/${id}/", "files/${id}/"]
      }
    },
    {
      # Its name in the registry is "host": what it offers, and its browser files.
      site = {
        account = google_service_account.deployer["deploy-site"].member
        objects = ["host.json", "pointers/host.json"]
        folders = ["releases/host/", "files/host/"]
      }
    },
  )
}

resource "google_service_account" "team" {
  for_each     = var.teams
  account_id   = each.key
  display_name = "Releases ${each.key} (${each.value})"
}

resource "google_storage_bucket_iam_member" "writes_own_names" {
  for_each = local.writers
  bucket   = google_storage_bucket.registry.name
  role     = "roles/storage.objectUser"
  member   = each.value.account

  condition {
    title       = "own-names"
    description = "Writes ${join(", ", concat(each.value.objects, each.value.folders))}"
    expression = join(" || ", concat(
      [for name in each.value.objects : "resource.name == \"${local.objects}/${name}\""],
      [for name in each.value.folders : "resource.name.startsWith(\"${local.objects}/${name}\")"],
    ))
  }
}

# A release is compared with what is live, so each of them reads the whole registry.
resource "google_storage_bucket_iam_member" "reads_registry" {
  for_each = local.writers
  bucket   = google_storage_bucket.registry.name
  role     = "roles/storage.objectViewer"
  member   = each.value.account
}
