// What is kept of a person, table by table. In the conditions t is the row, $person the person, $roots what they belong
// to now, $threads the conversations that they take part in and can read, $email their address.

/** How the rows of a table are about somebody. */
interface OfPerson {
  /** Columns that make a row the person's: it is about them, or they wrote it. It is given whole. */
  own?: readonly string[]
  /** A further condition that does. */
  ownBy?: string
  /** Columns that say only that they had to do with it. It is given whole where they can read it now. */
  acted?: readonly string[]
  /** A further condition that does. */
  actedBy?: string
  /** The root organization of a row: they can read it who belong there. */
  root?: string
  /** Its record: they can read it who see that. A row with neither is never given whole for what they did. */
  record?: string
  /** What beside ids and times is told of a row that they can read no more. */
  told?: readonly string[]
}

const ofOrganization = '(select o.root_id from organization o where o.id = t.organization_id)'
const ofMetric = '(select m.root_id from metric m where m.id = t.metric_id)'
const ofTaskItem =
  '(select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = t.task_item_id)'
const ofAppointment = '(select a.root_id from appointment a where a.id = t.appointment_id)'

/** Entries of the audit log are about somebody where they are of the account, or of a row that says what they have. */
const subjects = [
  'membership',
  'absence',
  'recurring_absence',
  'access_token',
  'personal_schedule',
  'association_request',
]
const ofSubjects = subjects.map((table) => `select id::text from ${table} where user_id = $person`).join(' union all ')

export const personTables: Readonly<Record<string, OfPerson>> = {
  absence: { own: ['user_id'], acted: ['deputy_id', 'created_by_id'] },
  absence_part: {
    ownBy:
      't.absence_id in (select id from absence where user_id = $person) or t.recurring_id in (select id from recurring_absence where user_id = $person)',
    acted: ['deputy_id'],
  },
  access_token: { own: ['user_id'], acted: ['revoked_by_id'] },
  action: {
    acted: [
      'creator_id',
      'assignee_id',
      'completed_by_id',
      'delegator_id',
      'delegate_id',
      'escalated_to_id',
      'signed_off_by_id',
    ],
    record: 't.id',
    told: ['number'],
  },
  action_checklist: { acted: ['submitted_by_id'], record: 't.action_id' },
  action_history: { acted: ['actor_id', 'on_behalf_of_id'], record: 't.action_id', told: ['transition'] },
  action_procedure: { acted: ['by_id'], record: 't.action_id', told: ['status'] },
  app_user: { own: ['id'] },
  application: { acted: ['created_by_id'], root: 't.root_id' },
  appointment: {
    own: ['creator_id'],
    actedBy: 't.id in (select appointment_id from appointment_attendee where user_id = $person)',
    root: 't.root_id',
  },
  appointment_action_item: { acted: ['assigned_to_id'], root: ofAppointment },
  appointment_attachment: { own: ['added_by_id'] },
  appointment_attendee: { own: ['user_id'] },
  association_request: { own: ['user_id'], acted: ['decider_id'], told: ['status'] },
  attachment: { own: ['added_by_id'] },
  audit_entry: {
    ownBy: `t.noun_id = $person::text or t.noun_id in (${ofSubjects})`,
    acted: ['actor_id'],
    root: 't.root_id',
    told: ['noun', 'noun_id', 'action'],
  },
  benchmark: { acted: ['created_by_id'], root: 't.root_id' },
  authenticator_app: { own: ['user_id'] },
  calendar_feed: { own: ['user_id'] },
  checklist_answer: { own: ['answered_by_id'] },
  closing: { acted: ['closed_by_id'] },
  contact: {
    own: ['owner_id'],
    acted: ['user_id', 'creator_id'],
    root: 't.root_id',
  },
  delegation: { acted: ['from_id', 'to_id'], record: 't.action_id' },
  email_verification: { own: ['user_id'] },
  escalation: { acted: ['person_id', 'actor_id', 'answered_by_id'], record: 't.action_id' },
  file: { own: ['created_by_id'] },
  import: { own: ['created_by_id'] },
  directory_person: { own: ['user_id'], root: 't.root_id' },
  invitation: { own: ['used_by_id'], acted: ['created_by_id'], root: ofOrganization },
  // Why somebody is under hold is for Admins, who read it in the organization.
  legal_hold: { acted: ['user_id', 'placed_by_id', 'lifted_by_id'] },
  mail: { own: ['sender_id'], ownBy: '$email = any(t."to")' },
  membership: { own: ['user_id'] },
  message: { own: ['author_id'], ownBy: 't.thread_id = any($threads)' },
  metric: { acted: ['created_by_id'], root: 't.root_id' },
  metric_formula: { acted: ['created_by_id'], root: ofMetric },
  note: { own: ['author_id'] },
  notification: { own: ['user_id'] },
  observation: { own: ['user_id'], acted: ['entered_by_id'], root: ofOrganization },
  observation_change: {
    acted: ['actor_id'],
    root: '(select o.root_id from observation v join organization o on o.id = v.organization_id where v.id = t.observation_id)',
  },
  observation_import: { own: ['created_by_id'] },
  occurrence: { acted: ['closed_by_id'], record: 't.action_id' },
  passkey: { own: ['user_id'] },
  provider_identity: { own: ['user_id'] },
  password_reset: { own: ['user_id'], acted: ['created_by_id'] },
  peer_consent: { acted: ['consented_by_id', 'withdrawn_by_id'], root: 't.root_id' },
  personal_schedule: { own: ['user_id'] },
  practice_answer: { acted: ['answered_by_id'], root: 't.root_id' },
  preference: { own: ['user_id'] },
  procedure_change: { acted: ['by_id'], record: 't.action_id', told: ['status'] },
  record_export: { own: ['user_id'] },
  recovery_code: { own: ['user_id'] },
  recurring_absence: { own: ['user_id'], acted: ['deputy_id', 'created_by_id'] },
  saved_report: { own: ['owner_id'] },
  saved_view: { own: ['owner_id'] },
  service_time: { acted: ['published_by_id'], root: ofTaskItem },
  service_time_dismissal: { acted: ['dismissed_by_id'], root: ofTaskItem },
  // Its user is no person.
  service_account: { own: ['user_id'], acted: ['owner_id', 'created_by_id'], root: 't.root_id' },
  session: { own: ['user_id'] },
  sop_acknowledgement: { own: ['user_id'] },
  sop_version: { acted: ['published_by_id'], root: '(select s.root_id from sop s where s.id = t.sop_id)' },
  task_record: {
    acted: ['creator_id'],
    actedBy: 't.id in (select task_record_id from task_record_assignee where user_id = $person)',
    root: 't.root_id',
    told: ['number'],
  },
  task_record_assignee: { own: ['user_id'] },
  thread: { own: ['creator_id'], ownBy: 't.id = any($threads)' },
  thread_reader: { own: ['user_id'] },
  time_study: { own: ['observed_id'], acted: ['observer_id'], root: 't.root_id' },
  tour_run: { acted: ['assignee_id', 'creator_id'], root: 't.root_id' },
  webhook: { acted: ['created_by_id'], root: 't.root_id' },
}

/** What nobody is given: by it one signs in, or is taken for somebody. */
export const withheld = [
  'password_hash',
  'hash',
  'mailed_hash',
  'token_hash',
  'secret',
  'secret_name',
  'old_secret_name',
  'secret_purpose',
  'credential_id',
  'public_key',
  // Of a link to a new password: the hash of who its person was.
  'person',
]

export type { OfPerson }
