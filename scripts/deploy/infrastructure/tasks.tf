# What runs by the clock, in UTC. The names, times and kinds are those of backend/src/app/scheduled-tasks.ts; a test compares.

locals {
  # call: the backend does it within an HTTP call. job: an instance of its own does it, for as long as it takes.
  tasks = {
    account-retention     = { schedule = "10 2 * * *", runs = "job" }
    cohorts               = { schedule = "40 * * * *", runs = "job" }
    contact-retention     = { schedule = "20 2 * * *", runs = "job" }
    due-deletions         = { schedule = "5 * * * *", runs = "job" }
    grown-accounts        = { schedule = "30 2 * * *", runs = "job" }
    held-places           = { schedule = "15 * * * *", runs = "call" }
    lost-places           = { schedule = "25 * * * *", runs = "job" }
    lost-sign-ins         = { schedule = "*/10 * * * *", runs = "call" }
    mail-outbox           = { schedule = "* * * * *", runs = "call" }
    map-ages              = { schedule = "50 2 * * *", runs = "job" }
    map-counts            = { schedule = "40 2 * * *", runs = "job" }
    newsletter-digest     = { schedule = "*/15 * * * *", runs = "job" }
    notification-mornings = { schedule = "*/10 * * * *", runs = "call" }
    notification-pushes   = { schedule = "* * * * *", runs = "call" }
    overdue-jobs          = { schedule = "*/5 * * * *", runs = "call" }
    payment-reconcile     = { schedule = "35 * * * *", runs = "job" }
  }

  calls = { for name, task in local.tasks : name => task if task.runs == "call" }
  jobs  = { for name, task in local.tasks : name => task if task.runs == "job" }
}

resource "google_cloud_scheduler_job" "call" {
  for_each         = local.calls
  name             = "call-${each.key}"
  region           = var.region
  schedule         = each.value.schedule
  time_zone        = "Etc/UTC"
  attempt_deadline = "60s"

  retry_config {
    retry_count = 1
  }

  http_target {
    http_method = "POST"
    uri         = "${local.backend_address}/tasks/${each.key}"
    oidc_token {
      service_account_email = google_service_account.scheduler.email
      audience              = local.backend_address
    }
  }

  depends_on = [google_project_service.api]
}

resource "google_cloud_run_v2_job" "task" {
  for_each            = local.jobs
  name                = "task-${each.key}"
  location            = var.region
  deletion_protection = false

  template {
    task_count = 1

    template {
      service_account = google_service_account.backend.email
      timeout         = "3600s"
      # A task that ended early is called again when it is due, and goes on where it was.
      max_retries = 0

      vpc_access {
        egress = "PRIVATE_RANGES_ONLY"
        network_interfaces {
          network    = google_compute_network.inner.id
          subnetwork = google_compute_subnetwork.services.id
        }
      }

      containers {
        image   = var.backend_image
        command = ["node"]
        args    = ["--enable-source-maps", "dist/run-task.mjs", each.key]

        resources {
          limits = { cpu = "1", memory = "1Gi" }
        }

        dynamic "env" {
          for_each = local.backend_environment
          content {
            name  = env.key
            value = env.value
          }
        }

        dynamic "env" {
          for_each = toset(local.backend_secrets)
          content {
            name = env.key
            value_source {
              secret_key_ref {
                secret  = google_secret_manager_secret.all[env.key].secret_id
                version = "latest"
              }
            }
          }
        }
      }
    }
  }

  lifecycle {
    ignore_changes = [template[0].template[0].containers[0].image, client, client_version]
  }

  depends_on = [google_secret_manager_secret_iam_member.backend]
}

resource "google_cloud_run_v2_job_iam_member" "scheduler_starts" {
  for_each = local.jobs
  name     = google_cloud_run_v2_job.task[each.key].name
  location = var.region
  role     = "roles/run.invoker"
  member   = google_service_account.scheduler.member
}

resource "google_cloud_scheduler_job" "job" {
  for_each         = local.jobs
  name             = "job-${each.key}"
  region           = var.region
  schedule         = each.value.schedule
  time_zone        = "Etc/UTC"
  attempt_deadline = "60s"

  http_target {
    http_method = "POST"
    uri         = "https://run.googleapis.com/v2/${google_cloud_run_v2_job.task[each.key].id}:run"
    oauth_token {
      service_account_email = google_service_account.scheduler.email
    }
  }
}
