locals {
  shared_environment = merge(var.shared_settings, {
    ENVIRONMENT             = var.environment
    HOST                    = "0.0.0.0"
    PUBLIC_ORIGIN           = local.origin
    FIREBASE_STORAGE_BUCKET = google_storage_bucket.files.name
    REGISTRY                = "gs://${google_storage_bucket.registry.name}"
  })

  site_environment = merge(var.site_settings, local.shared_environment, {
    BACKEND_URL          = local.backend_address
    FIREBASE_API_KEY     = google_apikeys_key.browser.key_string
    FIREBASE_AUTH_DOMAIN = "${var.project}.firebaseapp.com"
    FIREBASE_PROJECT_ID  = var.project
    # The root file system is read-only, so this is a volume in memory, which goes with its instance. During an outage of the
    # registry, instances that run go on; a new one has no copies and is not ready until the registry answers.
    LAST_GOOD_DIR   = "/last-good"
    SITE_PROXY_HOPS = "2"
  })

  backend_environment = merge(var.backend_settings, local.shared_environment, {
    GCLOUD_PROJECT = var.project
    MAX_IN_FLIGHT  = tostring(local.backend_concurrency)
    REDIS_URL      = "redis://${google_redis_instance.limits.host}:${google_redis_instance.limits.port}"
    TASKS_AUDIENCE = local.backend_address
    TASKS_CALLER   = google_service_account.scheduler.email
    # The site, and Cloud Run in front of the backend.
    TRUST_PROXY_HOPS = "2"
  })

  backend_concurrency = 80
}

resource "google_cloud_run_v2_service" "site" {
  name                 = "site"
  location             = var.region
  ingress              = "INGRESS_TRAFFIC_INTERNAL_LOAD_BALANCER"
  invoker_iam_disabled = true
  deletion_protection  = true

  template {
    service_account                  = google_service_account.site.email
    max_instance_request_concurrency = 200
    timeout                          = "60s"

    scaling {
      min_instance_count = var.site_instances.min
      max_instance_count = var.site_instances.max
    }

    # All of it: only so does the backend, which takes internal requests alone, see them as such.
    vpc_access {
      egress = "ALL_TRAFFIC"
      network_interfaces {
        network    = google_compute_network.inner.id
        subnetwork = google_compute_subnetwork.services.id
      }
    }

    volumes {
      name = "last-good"
      empty_dir {
        medium     = "MEMORY"
        size_limit = "128Mi"
      }
    }

    containers {
      image = var.site_image

      ports {
        container_port = 8080
      }

      resources {
        limits            = { cpu = "1", memory = "1Gi" }
        cpu_idle          = false
        startup_cpu_boost = true
      }

      volume_mounts {
        name       = "last-good"
        mount_path = "/last-good"
      }

      startup_probe {
        period_seconds    = 2
        failure_threshold = 30
        http_get {
          path = "/readyz"
        }
      }

      liveness_probe {
        period_seconds    = 10
        timeout_seconds   = 5
        failure_threshold = 3
        http_get {
          path = "/livez"
        }
      }

      dynamic "env" {
        for_each = local.site_environment
        content {
          name  = env.key
          value = env.value
        }
      }

      dynamic "env" {
        for_each = toset(local.site_secrets)
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

  lifecycle {
    # The deploy workflow changes them; an apply must not roll back.
    ignore_changes = [template[0].containers[0].image, template[0].revision, traffic, client, client_version]
  }

  # Without what it reads it is not ready, and a service that is not ready cannot be made.
  depends_on = [google_secret_manager_secret_iam_member.site, google_storage_bucket_iam_member.site_reads_registry]
}

resource "google_cloud_run_v2_service" "backend" {
  name     = "backend"
  location = var.region
  # The site, and the scheduler of this project. Webhooks come through the site.
  ingress              = "INGRESS_TRAFFIC_INTERNAL_ONLY"
  invoker_iam_disabled = true
  deletion_protection  = true

  template {
    service_account                  = google_service_account.backend.email
    max_instance_request_concurrency = local.backend_concurrency
    timeout                          = "60s"

    scaling {
      min_instance_count = var.backend_instances.min
      max_instance_count = var.backend_instances.max
    }

    # Redis alone is in there; mail and payment services are reached directly.
    vpc_access {
      egress = "PRIVATE_RANGES_ONLY"
      network_interfaces {
        network    = google_compute_network.inner.id
        subnetwork = google_compute_subnetwork.services.id
      }
    }

    containers {
      image = var.backend_image

      ports {
        container_port = 8080
      }

      resources {
        limits            = { cpu = "1", memory = "1Gi" }
        cpu_idle          = false
        startup_cpu_boost = true
      }

      startup_probe {
        period_seconds    = 2
        failure_threshold = 30
        http_get {
          path = "/readyz"
        }
      }

      liveness_probe {
        period_seconds    = 10
        timeout_seconds   = 5
        failure_threshold = 3
        http_get {
          path = "/livez"
        }
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

  lifecycle {
    ignore_changes = [template[0].containers[0].image, template[0].revision, traffic, client, client_version]
  }

  depends_on = [
    google_secret_manager_secret_iam_member.backend,
    google_project_iam_member.backend,
    google_firestore_database.main,
  ]
}
