// Every job of the product.
import { reminderJob } from './communication/notification/noteReminders.ts'
import { importJob } from './integration/import/importJob.ts'
import { clearWebhooksJob } from './integration/webhook/clearOld.ts'
import { webhookJob } from './integration/webhook/deliverDue.ts'
import { backupJob } from './kernel/backupJob.ts'
import { changesJob } from './kernel/changes/clearChanges.ts'
import { eventsJob } from './kernel/events/clearEvents.ts'
import type { Job } from './kernel/jobs.ts'
import { mailJob } from './kernel/mail/sendMails.ts'
import { outboxJob } from './kernel/readOutbox.ts'
import { unusedFilesJob } from './organization/file/clearUnused.ts'
import { erasureJob } from './people/closing/eraseDue.ts'
import { breachJob } from './performance/breach/evaluate.ts'
import { domainRecordsJob } from './people/domain/lookAgain.ts'
import { absencesJob } from './people/schedule/absencesJob.ts'
import { peerJob } from './performance/peer/publishDue.ts'
import { seriesJob } from './planning/appointment/series/fillSeries.ts'
import { samlResponsesJob } from './people/provider/samlResponses.ts'
import { serviceAccountsJob } from './people/serviceaccount/lookAfter.ts'
import { applicationsJob } from './people/application/lookAfter.ts'
import { tokenEndsJob } from './people/token/tellOfEnds.ts'
import { pastJob } from './work/action/pastJob.ts'
import { handBackDue } from './work/delegation/handBackDue.ts'
import { clocksJob } from './work/escalation/clocksJob.ts'
import { runRoutines } from './work/routine/runRoutines.ts'
import { sealAuditJob } from './workspace/audit/sealAudit.ts'
import { auditStreamJob } from './workspace/auditstream/sendDue.ts'
import { retentionJob } from './workspace/retention/expireDue.ts'

export const jobs: readonly Job[] = [
  absencesJob,
  auditStreamJob,
  backupJob,
  breachJob,
  changesJob,
  clocksJob,
  domainRecordsJob,
  erasureJob,
  eventsJob,
  { name: 'delegations', seconds: 30, run: handBackDue },
  importJob,
  mailJob,
  outboxJob,
  pastJob,
  peerJob,
  reminderJob,
  samlResponsesJob,
  sealAuditJob,
  seriesJob,
  serviceAccountsJob,
  applicationsJob,
  tokenEndsJob,
  unusedFilesJob,
  retentionJob,
  { name: 'routines', seconds: 30, run: (services) => runRoutines(services) },
  clearWebhooksJob,
  webhookJob,
]
