-- Complete records that wait for a sign-off are few among all that are complete.
create index action_to_sign_off on action (root_id, legacy_id) where requires_sign_off and signed_off_at is null and status = 9;
