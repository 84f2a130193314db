resource "google_artifact_registry_repository" "images" {
  repository_id = "skora"
  location      = var.region
  format        = "DOCKER"
  description   = "Images of site and backend"

  # A release that went wrong is rolled back to one of the last thirty.
  cleanup_policies {
    id     = "keep-the-last-thirty"
    action = "KEEP"
    most_recent_versions {
      keep_count = 30
    }
  }

  cleanup_policies {
    id     = "delete-after-ninety-days"
    action = "DELETE"
    condition {
      older_than = "7776000s"
    }
  }

  depends_on = [google_project_service.api]
}
