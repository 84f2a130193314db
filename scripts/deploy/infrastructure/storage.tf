# Nobody reads a bucket without an identity: releases come through the site, pictures and clips by the rules of Firebase.

locals {
  day_seconds = 86400
}

# Releases. An object is deleted by "prune" alone, which knows what is still in use: the rules below only reach versions
# that have been replaced.
resource "google_storage_bucket" "registry" {
  name                        = "${var.project}-registry"
  location                    = var.region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"

  versioning {
    enabled = true
  }

  soft_delete_policy {
    retention_duration_seconds = 30 * local.day_seconds
  }

  lifecycle_rule {
    action {
      type = "Delete"
    }
    condition {
      with_state                 = "ARCHIVED"
      days_since_noncurrent_time = 30
    }
  }

  # Counts of visits are replaced every few seconds, and nobody asks for those of before.
  lifecycle_rule {
    action {
      type = "Delete"
    }
    condition {
      with_state                 = "ARCHIVED"
      days_since_noncurrent_time = 1
      matches_prefix             = ["watch/"]
    }
  }

  lifecycle {
    prevent_destroy = true
  }
}

resource "google_storage_bucket_iam_member" "site_reads_registry" {
  bucket = google_storage_bucket.registry.name
  role   = "roles/storage.objectViewer"
  member = google_service_account.site.member
}

# It counts visits of each release there, and stops a canary that is worse, or gives it the next share. A pointer can name only
# releases that their team has signed.
resource "google_storage_bucket_iam_member" "site_counts_visits" {
  bucket = google_storage_bucket.registry.name
  role   = "roles/storage.objectUser"
  member = google_service_account.site.member

  condition {
    title       = "counts-and-pointers"
    description = "Writes watch/ and pointers/remote-*"
    expression = join(" || ", [
      for name in ["watch/", "pointers/remote-"] : "resource.name.startsWith(\"${local.objects}/${name}\")"
    ])
  }
}

# Admins see there what is live and how visits go, and roll back, promote and stop. It writes pointers of remotes alone.
resource "google_storage_bucket_iam_member" "backend_reads_registry" {
  bucket = google_storage_bucket.registry.name
  role   = "roles/storage.objectViewer"
  member = google_service_account.backend.member
}

resource "google_storage_bucket_iam_member" "backend_moves_pointers" {
  bucket = google_storage_bucket.registry.name
  role   = "roles/storage.objectUser"
  member = google_service_account.backend.member

  condition {
    title       = "pointers"
    description = "Writes pointers/remote-*"
    expression  = "resource.name.startsWith(\"${local.objects}/pointers/remote-\")"
  }
}

# Pictures and clips of players.
resource "google_storage_bucket" "files" {
  name                        = "${var.project}-files"
  location                    = var.region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"

  # The page reads a picture that is about to be replaced, so that the change can be undone.
  cors {
    origin          = [local.origin]
    method          = ["GET"]
    response_header = ["Content-Type"]
    max_age_seconds = 3600
  }

  # An erased file can be brought back for a week, by an operator alone.
  soft_delete_policy {
    retention_duration_seconds = 7 * local.day_seconds
  }

  # Which accounts were erased has to be known for longer than the oldest backup is kept.
  lifecycle_rule {
    action {
      type = "Delete"
    }
    condition {
      age            = 120
      matches_prefix = ["erased/"]
    }
  }

  # Parts of an upload that was given up.
  lifecycle_rule {
    action {
      type = "AbortIncompleteMultipartUpload"
    }
    condition {
      age = 1
    }
  }

  lifecycle {
    prevent_destroy = true
  }
}

resource "google_storage_bucket_iam_member" "backend_keeps_files" {
  bucket = google_storage_bucket.files.name
  role   = "roles/storage.objectAdmin"
  member = google_service_account.backend.member
}

# Exports of the database, beside the backups that Firestore keeps itself.
resource "google_storage_bucket" "backups" {
  name                        = "${var.project}-backups"
  location                    = var.region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"

  # Who erases an account is gone from every export after this time.
  lifecycle_rule {
    action {
      type = "Delete"
    }
    condition {
      age = 30
    }
  }

  lifecycle {
    prevent_destroy = true
  }
}
