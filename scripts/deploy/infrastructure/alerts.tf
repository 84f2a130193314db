# Each alert has a row in docs/operations/alarms.md that says what to do first; a test compares.

resource "google_monitoring_notification_channel" "email" {
  display_name = "Operators"
  type         = "email"
  labels       = { email_address = var.alert_email }
  depends_on   = [google_project_service.api]
}

locals {
  services   = ["site", "backend"]
  requests   = "resource.type = \"cloud_run_revision\" AND metric.type = \"run.googleapis.com/request_count\""
  latencies  = "resource.type = \"cloud_run_revision\" AND metric.type = \"run.googleapis.com/request_latencies\""
  of_service = { for name in local.services : name => "resource.labels.service_name = \"${name}\"" }

  # Lines of the logs of site and backend that somebody has to look at. The value is what stands in "message".
  log_alerts = {
    billing-refused   = ["We are not let in by the payment service", "Our key may not do this at the payment service", "We have asked the payment service wrongly"]
    billing-unclear   = ["subscription with an unknown price grants nothing", "account with two subscriptions", "billing not reconciled", "what follows from a plan was not done"]
    counts-stuck      = ["counts of visits not written for an hour"]
    deletion-stuck    = ["deletion not finished"]
    limits-alone      = ["limits are not shared"]
    mails-held        = ["mails of this hour are used up", "outbox not updated"]
    payment-disputed  = ["payment disputed"]
    plan-cut-off      = ["a plan ended with an account that nobody had proven"]
    sign-in-away      = ["the identity provider does not answer"]
    task-incomplete   = ["a held place could not be given back", "a morning failed", "an account without a sign-in is not closed", "what is known of the address of an old account is not kept"]
    task-late         = ["job overdue"]
    webhook-of-others = ["webhook of another mode or account"]
  }
}

resource "google_monitoring_alert_policy" "errors" {
  for_each              = local.of_service
  display_name          = "${each.key}-errors"
  combiner              = "OR"
  severity              = "CRITICAL"
  notification_channels = [google_monitoring_notification_channel.email.id]

  conditions {
    display_name = "More than 2 % of answers are 5xx for five minutes"
    condition_threshold {
      filter             = "${local.requests} AND ${each.value} AND metric.labels.response_code_class = \"5xx\""
      denominator_filter = "${local.requests} AND ${each.value}"
      comparison         = "COMPARISON_GT"
      threshold_value    = 0.02
      duration           = "300s"
      aggregations {
        alignment_period     = "60s"
        per_series_aligner   = "ALIGN_RATE"
        cross_series_reducer = "REDUCE_SUM"
      }
      denominator_aggregations {
        alignment_period     = "60s"
        per_series_aligner   = "ALIGN_RATE"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
}

resource "google_monitoring_alert_policy" "latency" {
  for_each              = local.of_service
  display_name          = "${each.key}-slow"
  combiner              = "OR"
  severity              = "WARNING"
  notification_channels = [google_monitoring_notification_channel.email.id]

  conditions {
    display_name = "One answer in twenty takes longer than two seconds, for ten minutes"
    condition_threshold {
      filter          = "${local.latencies} AND ${each.value}"
      comparison      = "COMPARISON_GT"
      threshold_value = 2000
      duration        = "600s"
      aggregations {
        alignment_period     = "60s"
        per_series_aligner   = "ALIGN_PERCENTILE_95"
        cross_series_reducer = "REDUCE_MAX"
      }
    }
  }
}

resource "google_monitoring_alert_policy" "log" {
  for_each              = local.log_alerts
  display_name          = each.key
  combiner              = "OR"
  severity              = "ERROR"
  notification_channels = [google_monitoring_notification_channel.email.id]

  conditions {
    display_name = "A line of the log"
    condition_matched_log {
      filter = "resource.type = (\"cloud_run_revision\" OR \"cloud_run_job\") AND jsonPayload.message = (${join(" OR ", [for line in each.value : "\"${line}\""])})"
    }
  }

  alert_strategy {
    auto_close = "86400s"
    notification_rate_limit {
      period = "3600s"
    }
  }
}

# The scheduler writes an error when a call was refused or not answered, also when the backend is away altogether.
resource "google_monitoring_alert_policy" "scheduler" {
  display_name          = "task-not-called"
  combiner              = "OR"
  severity              = "ERROR"
  notification_channels = [google_monitoring_notification_channel.email.id]

  conditions {
    display_name = "A call of the scheduler has failed"
    condition_matched_log {
      filter = "resource.type = \"cloud_scheduler_job\" AND severity >= ERROR"
    }
  }

  alert_strategy {
    auto_close = "86400s"
    notification_rate_limit {
      period = "3600s"
    }
  }
}

# Who looks whether the others are late must not be away unnoticed.
resource "google_monitoring_alert_policy" "watch" {
  display_name          = "tasks-unwatched"
  combiner              = "OR"
  severity              = "CRITICAL"
  notification_channels = [google_monitoring_notification_channel.email.id]

  conditions {
    display_name = "Nobody has looked for late tasks for half an hour"
    condition_absent {
      filter   = "resource.type = \"cloud_scheduler_job\" AND resource.labels.job_id = \"${google_cloud_scheduler_job.call["overdue-jobs"].name}\" AND metric.type = \"logging.googleapis.com/log_entry_count\""
      duration = "1800s"
      aggregations {
        alignment_period     = "300s"
        per_series_aligner   = "ALIGN_COUNT"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
}

resource "google_monitoring_alert_policy" "job" {
  display_name          = "job-failed"
  combiner              = "OR"
  severity              = "ERROR"
  notification_channels = [google_monitoring_notification_channel.email.id]

  conditions {
    display_name = "A job has ended with a fault"
    condition_threshold {
      filter          = "resource.type = \"cloud_run_job\" AND metric.type = \"run.googleapis.com/job/completed_execution_count\" AND metric.labels.result = \"failed\""
      comparison      = "COMPARISON_GT"
      threshold_value = 0
      duration        = "0s"
      aggregations {
        alignment_period   = "300s"
        per_series_aligner = "ALIGN_SUM"
      }
    }
  }
}

# Jobs send mails, too. The language of log filters and the one of metrics name several kinds of resources differently.
resource "google_logging_metric" "mails_given_up" {
  name   = "mails-given-up"
  filter = "resource.type = (\"cloud_run_revision\" OR \"cloud_run_job\") AND jsonPayload.message = \"mail given up\""
  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "INT64"
  }
}

resource "google_monitoring_alert_policy" "mails" {
  display_name          = "mails-come-back"
  combiner              = "OR"
  severity              = "ERROR"
  notification_channels = [google_monitoring_notification_channel.email.id]

  conditions {
    display_name = "More than twenty mails were given up within an hour"
    condition_threshold {
      filter          = "resource.type = one_of(\"cloud_run_revision\", \"cloud_run_job\") AND metric.type = \"logging.googleapis.com/user/${google_logging_metric.mails_given_up.name}\""
      comparison      = "COMPARISON_GT"
      threshold_value = 20
      duration        = "0s"
      aggregations {
        alignment_period     = "3600s"
        per_series_aligner   = "ALIGN_SUM"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
}

resource "google_monitoring_uptime_check_config" "site" {
  display_name = "site"
  timeout      = "10s"
  period       = "60s"

  http_check {
    path         = "/livez"
    port         = 443
    use_ssl      = true
    validate_ssl = true
  }

  monitored_resource {
    type   = "uptime_url"
    labels = { project_id = var.project, host = var.domain }
  }
}

resource "google_monitoring_alert_policy" "uptime" {
  display_name          = "site-away"
  combiner              = "OR"
  severity              = "CRITICAL"
  notification_channels = [google_monitoring_notification_channel.email.id]

  conditions {
    display_name = "Two places cannot reach the site"
    condition_threshold {
      filter          = "resource.type = \"uptime_url\" AND metric.type = \"monitoring.googleapis.com/uptime_check/check_passed\" AND metric.labels.check_id = \"${google_monitoring_uptime_check_config.site.uptime_check_id}\""
      comparison      = "COMPARISON_GT"
      threshold_value = 1
      duration        = "60s"
      aggregations {
        alignment_period     = "1200s"
        per_series_aligner   = "ALIGN_NEXT_OLDER"
        cross_series_reducer = "REDUCE_COUNT_FALSE"
        group_by_fields      = ["resource.label.host"]
      }
    }
  }
}
