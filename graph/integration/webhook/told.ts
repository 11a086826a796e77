// What of what has happened is an event for webhooks. Each statement reads from `entry` (an entry of the outbox) and
// answers with these columns; n tells apart the events that come of one entry,
// and record is the record that it is about.
interface Event {
  n?: string
  kind: string
  organizationId: string
  subjectId: string
  facts: string
}

const event = ({ n = '1', kind, organizationId, subjectId, facts }: Event): string => `
  o.id as entry_id, ${n} as n, ${kind} as kind, ${organizationId} as organization_id, ${subjectId} as subject_id,
  ${facts} as facts, o.facts -> 'action' as record, o.at, o.listeners`

/** The record as it was then. */
const record = `jsonb_populate_record(null::action, o.facts -> 'action') a`

export const told: readonly string[] = [
  `select ${event({
    n: 'k.n',
    kind: 'k.kind',
    organizationId: 'a.organization_id',
    subjectId: 'a.id',
    facts: `jsonb_build_object('action', webhook_action(a), 'step', jsonb_build_object(
      'transition', h.transition, 'fromStatus', h.from_status, 'toStatus', h.to_status,
      'fromDisposition', h.from_disposition, 'toDisposition', h.to_disposition, 'actorId', h.actor_id,
      'onBehalfOfId', h.on_behalf_of_id, 'reason', h.reason))`,
  })}
   from entry o join action_history h on o.kind = 'HISTORY' and h.id = o.of_id
   left join action_history u on u.id = h.undoes_id
   cross join lateral (select coalesce(u.transition, h.transition) as name) step cross join lateral ${record}
   cross join lateral (values
     (1, 'action.created', h.transition = 'CREATE'),
     (2, 'action.changed', h.from_status is not null
       and (h.from_status, h.from_disposition) is distinct from (h.to_status, h.to_disposition)),
     (3, 'action.assigned', h.changes ? 'assignee' or h.transition = 'CREATE' and a.assignee_id is not null),
     (4, 'action.rescheduled', step.name = 'RESCHEDULE'),
     (5, 'action.reprioritized', step.name = 'REPRIORITIZE'),
     (6, 'action.edited', step.name = 'EDIT')) k(n, kind, holds)
   where k.holds`,

  `select ${event({
    kind: `'note.added'`,
    organizationId: 'a.organization_id',
    subjectId: 'a.id',
    facts: `jsonb_build_object('action', webhook_action(a), 'note', jsonb_build_object(
      'id', n.id, 'legacyId', n.legacy_id, 'text', n.text, 'authorId', n.author_id))`,
  })}
   from entry o join note n on o.kind = 'NOTE' and n.id = o.of_id cross join lateral ${record}`,

  `select ${event({ kind: `'appointment.changed'`, organizationId: 'p.organization_id', subjectId: 'p.id', facts: 'o.facts' })}
   from entry o join appointment p on o.kind = 'APPOINTMENT' and p.id = o.of_id`,

  `select ${event({
    kind: `case when o.facts -> 'breach' ->> 'recoveredAt' is null then 'breach.opened' else 'breach.recovered' end`,
    organizationId: 'b.organization_id',
    subjectId: 'b.id',
    facts: 'o.facts',
  })}
   from entry o join breach b on o.kind = 'BREACH' and b.id = o.of_id`,

  `select ${event({ kind: `'import.finished'`, organizationId: 'i.organization_id', subjectId: 'i.id', facts: 'o.facts' })}
   from entry o join import i on o.kind = 'IMPORT' and i.id = o.of_id`,

  `select ${event({ kind: `'import.finished'`, organizationId: 'i.organization_id', subjectId: 'i.id', facts: 'o.facts' })}
   from entry o join observation_import i on o.kind = 'OBSERVATION_IMPORT' and i.id = o.of_id`,
]
