// Who may send a file, by what it is for. It is asked for the ticket and again when the bytes come.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Capability } from '../../kernel/policy.ts'
import { organizationOf } from '../organization/organizationFor.ts'
import { fileOwners } from './fileOwners.ts'

export const FilePurpose = builder.enumType('FilePurpose', {
  description: 'What a file is sent for.',
  values: {
    LOGO: { description: 'To be the logo of an organization.' },
    SOP: { description: 'To show a step of a standard operating procedure.' },
    OBSERVATIONS: { description: 'To be imported as observations of a metric.' },
    IMPORT: { description: 'To be imported as people, organizations, locations, tasks or records.' },
    APPOINTMENT: { description: 'To stand on an appointment.' },
    RECORD: { description: 'To stand on an action record: an attachment, a photo in a checklist.' },
  },
})

/** What a file is for, and where: an organization, or a record or an appointment by its uuid. */
export type UploadFor =
  | { purpose: keyof typeof capabilities | 'SOP'; organizationId: string }
  | { purpose: 'RECORD'; actionId: string }
  | { purpose: 'APPOINTMENT'; organizationId?: string; appointmentId?: string }

const capabilities: Record<'LOGO' | 'OBSERVATIONS' | 'IMPORT', Capability> = {
  LOGO: 'organizations.edit',
  OBSERVATIONS: 'metrics.enter',
  IMPORT: 'organization.administer',
}

/** The organization that will own the file. Throws where the viewer does not see the place, or may not send there. */
export async function organizationForUpload(context: Context, upload: UploadFor): Promise<string> {
  if (upload.purpose === 'APPOINTMENT') return fileOwners.APPOINTMENT.organizationFor(context, upload)
  if (upload.purpose === 'RECORD') return fileOwners.RECORD.organizationFor(context, upload)
  if (upload.purpose === 'SOP') return fileOwners.SOP.organizationFor(context, upload)
  return (await organizationOf(context, upload.organizationId, capabilities[upload.purpose])).id
}
