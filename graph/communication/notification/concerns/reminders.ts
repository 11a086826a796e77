// Whom it concerns that a time has come: who does it, where it is still to be done by then.
import { addConcerns, concern } from '../concern.ts'

const common = { userId: 'a.assignee_id', rootId: 'a.root_id', actionId: 'a.id' }
const record = (kind: string) => `due d join action a on d.kind = '${kind}' and a.id = d.of_id`
const isOpenUntil = `a.bucket <= 4 and a.scheduled_end = (d.facts ->> 'end')::timestamptz`

addConcerns(
  ...['DUE_SOON', 'LATE'].map(
    (
      kind,
    ) => `select ${concern({ ...common, cause: `lower(d.kind) || ' ' || a.id || ' ' || (d.facts ->> 'end')`, kind: 'd.kind', facts: 'd.facts' })}
      from ${record(kind)} where ${isOpenUntil}`,
  ),
  `select ${concern({ ...common, cause: `'resumes ' || a.id || ' ' || (d.facts ->> 'resume')`, kind: 'd.kind' })}
   from ${record('RESUMES')} where a.status in (3, 4) and a.resume_at = (d.facts ->> 'resume')::timestamptz`,
  `select ${concern({ cause: `'tour ' || r.id || ' ' || (d.facts ->> 'start')`, kind: 'd.kind', userId: 'r.assignee_id', rootId: 'r.root_id', tourRunId: 'r.id', facts: 'd.facts' })}
   from due d join tour_run r on d.kind = 'TOUR_STARTS' and r.id = d.of_id
   where r.status = 'PLANNED' and r.planned_start = (d.facts ->> 'start')::timestamptz`,
)
