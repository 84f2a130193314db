# Who deploys, signed in by GitHub without a stored key.

locals {
  # The environments of GitHub are called after the identity; those of staging have "staging-" before it.
  github_prefix = var.environment == "production" ? "" : "${var.environment}-"

  deployers = {
    deploy-site    = "Deploys the site"
    deploy-backend = "Deploys the backend and its jobs"
    infrastructure = "Plans and applies these files"
  }

  github_accounts = merge(
    { for id, account in google_service_account.team : id => account.name },
    { for id, account in google_service_account.deployer : id => account.name },
  )

  # Where the workflow of each identity is.
  github_repositories = {
    for id in keys(local.github_accounts) : id => try(
      var.team_repositories[id],
      { name = var.github_repository, number = var.github_repository_id },
    )
  }

  # Whom GitHub has to name for an identity. A workflow cannot choose its repository, and each repository protects its environments.
  github_subjects = {
    for id, repository in local.github_repositories :
    id => "repo:${repository.name}:environment:${local.github_prefix}${id}"
  }

  runs = {
    deploy-site    = google_service_account.site.name
    deploy-backend = google_service_account.backend.name
  }
}

resource "google_service_account" "deployer" {
  for_each     = local.deployers
  account_id   = each.key
  display_name = each.value
}

resource "google_iam_workload_identity_pool" "github" {
  workload_identity_pool_id = "github"
  display_name              = "Workflows of GitHub"
}

resource "google_iam_workload_identity_pool_provider" "github" {
  workload_identity_pool_id          = google_iam_workload_identity_pool.github.workload_identity_pool_id
  workload_identity_pool_provider_id = "github"
  attribute_mapping = {
    "google.subject"       = "assertion.sub"
    "attribute.repository" = "assertion.repository"
  }
  # Workflows of the main branch alone; those of a pull request get nothing. Name and number together, because a name that becomes free can
  # be taken by somebody else.
  attribute_condition = "assertion.ref == \"refs/heads/main\" && (${join(" || ", distinct([
    for repository in values(local.github_repositories) :
    "assertion.repository == \"${repository.name}\" && assertion.repository_id == \"${repository.number}\""
  ]))})"
  oidc {
    issuer_uri = "https://token.actions.githubusercontent.com"
  }

  lifecycle {
    precondition {
      condition     = length(setsubtract(keys(var.team_repositories), keys(var.teams))) == 0
      error_message = "team_repositories names a remote without a team. Add it to teams, or correct its id."
    }
  }
}

resource "google_service_account_iam_member" "github_signs_in" {
  for_each           = local.github_accounts
  service_account_id = each.value
  role               = "roles/iam.workloadIdentityUser"
  member             = "principal://iam.googleapis.com/${google_iam_workload_identity_pool.github.name}/subject/${local.github_subjects[each.key]}"
}

output "github_subjects" {
  description = "Which repository and environment of GitHub may be which identity."
  value       = local.github_subjects
}

resource "google_artifact_registry_repository_iam_member" "pushes" {
  for_each   = local.runs
  repository = google_artifact_registry_repository.images.name
  location   = var.region
  role       = "roles/artifactregistry.writer"
  member     = google_service_account.deployer[each.key].member
}

resource "google_service_account_iam_member" "deploys_as" {
  for_each           = local.runs
  service_account_id = each.value
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.deployer[each.key].member
}

# To wait until a deployment is done, and to list the jobs.
resource "google_project_iam_member" "watches" {
  for_each = local.runs
  project  = var.project
  role     = "roles/run.viewer"
  member   = google_service_account.deployer[each.key].member
}

resource "google_cloud_run_v2_service_iam_member" "deploys_site" {
  name     = google_cloud_run_v2_service.site.name
  location = var.region
  role     = "roles/run.developer"
  member   = google_service_account.deployer["deploy-site"].member
}

resource "google_cloud_run_v2_service_iam_member" "deploys_backend" {
  name     = google_cloud_run_v2_service.backend.name
  location = var.region
  role     = "roles/run.developer"
  member   = google_service_account.deployer["deploy-backend"].member
}

resource "google_cloud_run_v2_job_iam_member" "deploys_jobs" {
  for_each = local.jobs
  name     = google_cloud_run_v2_job.task[each.key].name
  location = var.region
  role     = "roles/run.developer"
  member   = google_service_account.deployer["deploy-backend"].member
}

# It changes who may do what, so it may do everything here: its environment of GitHub asks a person first.
resource "google_project_iam_member" "infrastructure" {
  project = var.project
  role    = "roles/owner"
  member  = google_service_account.deployer["infrastructure"].member
}
