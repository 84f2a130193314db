# Firebase on top of the project: sign-in, the browser's key, and the bucket that its rules guard. The rules themselves are
# in backend/rules and go out by `firebase deploy` with ../firebase.json.

resource "google_firebase_project" "main" {
  provider   = google-beta
  project    = var.project
  depends_on = [google_project_service.api]
}

resource "google_firebase_storage_bucket" "files" {
  provider   = google-beta
  project    = var.project
  bucket_id  = google_storage_bucket.files.name
  depends_on = [google_firebase_project.main]
}

# Password policy and protection of addresses are not in the provider: ../identity-platform.json has them.
resource "google_identity_platform_config" "main" {
  project            = var.project
  authorized_domains = [var.domain, "${var.project}.firebaseapp.com"]

  sign_in {
    allow_duplicate_emails = false
    email {
      enabled           = true
      password_required = true
    }
    anonymous {
      enabled = false
    }
  }

  depends_on = [google_firebase_project.main]
}

# Names the project to Google's services; it opens nothing by itself.
resource "google_apikeys_key" "browser" {
  name         = "browser"
  display_name = "Pages of the site"

  restrictions {
    browser_key_restrictions {
      allowed_referrers = ["${local.origin}/*"]
    }
    dynamic "api_targets" {
      for_each = toset(["identitytoolkit", "securetoken", "firestore", "firebasestorage", "firebaseappcheck"])
      content {
        service = "${api_targets.key}.googleapis.com"
      }
    }
  }

  depends_on = [google_project_service.api]
}
