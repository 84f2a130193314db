# Who the services are, and what they may do. Nobody has a key: Cloud Run gives each instance a token.

resource "google_service_account" "site" {
  account_id   = "site-runtime"
  display_name = "Runs the site: reads the registry, counts visits in it, stops canaries"
}

resource "google_service_account" "backend" {
  account_id   = "backend-runtime"
  display_name = "Runs the backend and its jobs"
}

resource "google_service_account" "scheduler" {
  account_id   = "scheduler"
  display_name = "Calls the backend's tasks and starts its jobs"
}

# What the backend and its jobs do with sign-ins, and no more: no settings of the provider, no keys of hashes, no mails of Google. A test
# compares it with the calls there are.
resource "google_project_iam_custom_role" "sign_ins" {
  role_id     = "signIns"
  title       = "Sign-ins"
  description = "Reads, makes, changes and deletes sign-ins"
  permissions = [
    "firebaseauth.users.create",
    "firebaseauth.users.delete",
    "firebaseauth.users.get",
    "firebaseauth.users.update",
  ]
}

resource "google_project_iam_member" "backend" {
  for_each = {
    documents = "roles/datastore.user"
    sign-ins  = google_project_iam_custom_role.sign_ins.id
  }
  project = var.project
  role    = each.value
  member  = google_service_account.backend.member
}
