bucket = "skora-staging-state"
prefix = "infrastructure"
