import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { LimitReachedError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { requireRoom } from '../../kernel/quota/spend.ts'
import { check, line, say } from '../../kernel/validation.ts'
import { fileOwners } from './fileOwners.ts'
import { rootOf } from './storeFile.ts'
import { expiryOf, ticketAddress } from './ticket.ts'
import { FilePurpose, organizationForUpload, type UploadFor } from './uploads.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as m from './__generated__/messages.ts'

// What a browser names a file is its last part; a path of somebody's machine is nobody's business.
const name = z
  .string()
  // oxlint-disable-next-line no-control-regex
  .transform((value) => (value.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, ''))
  .pipe(line(1, 200))

const FileOwnerInput = builder.inputType('FileOwnerInput', {
  description: 'What a file is uploaded for; its organization owns the file.',
  isOneOf: true,
  fields: (t) => ({
    organizationId: t.id({ description: 'An organization; for an appointment that is still to be made, its own.' }),
    actionId: t.id({ description: 'An action record.' }),
    appointmentId: t.id({ description: 'An appointment.' }),
  }),
})

mutation('createFileTicket', {
  description: 'Creates a URL to upload a file to with PUT, valid for five minutes.',
  policy: 'signedIn',
  input: (t) => ({
    purpose: t.field({
      type: FilePurpose,
      description:
        'The purpose of the file; defaults to RECORD with an action record, APPOINTMENT with an appointment, otherwise LOGO.',
    }),
    owner: t.field({ type: FileOwnerInput, required: true, description: 'What the file is uploaded for.' }),
    name: t.string({ required: true, description: 'The file name, 1–200 characters.' }),
    size: t.int({ required: true, description: 'File size in bytes.' }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const target = targetOf(input.owner, input.purpose)
    const organizationId = await organizationForUpload(context, target)
    const { FILE_MB: most } = context.services.settings
    const size = z
      .number()
      .min(1, say(m.fileEmpty))
      .max(most * 1_000_000, say(m.fileSize({ most })))
    const given = check(z.object({ name, size }), input)
    const refused = target.purpose === 'APPOINTMENT' ? fileOwners.APPOINTMENT.refusedName?.(given.name) : undefined
    if (refused) throw new ValidationError([{ path: 'name', message: refused }])
    const rootIds = [await rootOf(context.db, organizationId)]
    await requireRoom(context.db.prisma, context, 'FILES', { amount: given.size, rootIds })
    return write(async () => ({ ...given, ...target, organizationId, fileId: randomUUID() }))
  },
  success: (t) => ({
    fileId: t.id({
      description: 'The id that the uploaded file will have.',
      resolve: ({ fileId }) => globalId('File', fileId),
    }),
    url: t.field({
      type: 'URL',
      description: 'The URL to upload the bytes to with PUT.',
      resolve: (upload, _args, context) => {
        const { id: userId, sessionId } = context.requireViewer()
        return ticketAddress(context.services.keys, 'upload', { ...upload, userId, sessionId }, context.now)
      },
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the URL expires.',
      resolve: (_upload, _args, context) => expiryOf(context.now),
    }),
  }),
})

type Owner = (typeof FileOwnerInput)['$inferInput']

/** What the file is for: one place, and the purpose that goes with it. */
function targetOf(
  { organizationId, actionId, appointmentId }: Owner,
  purpose?: UploadFor['purpose'] | null,
): UploadFor {
  const wrong = (message: Text) => new ValidationError([{ path: 'purpose', message }])
  if (appointmentId != null) {
    if ((purpose ?? 'APPOINTMENT') !== 'APPOINTMENT') throw wrong(m.forAppointment)
    return { purpose: 'APPOINTMENT', appointmentId: uuidOf('Appointment', appointmentId) }
  }
  if (actionId != null) {
    if ((purpose ?? 'RECORD') !== 'RECORD') throw wrong(m.forRecord)
    return { purpose: 'RECORD', actionId: uuidOf('Action', actionId) }
  }
  if (purpose === 'RECORD') throw wrong(m.nameRecord)
  return { purpose: purpose ?? 'LOGO', organizationId: uuidOf('Organization', organizationId) }
}
