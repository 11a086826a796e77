// Who may send a file, by what it is for. It is asked for the ticket and again when the bytes come.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Capability } from '../../kernel/policy.ts'
import { organizationOf } from '../organization/organizationFor.ts'
import { fileOwners } from './fileOwners.ts'

export const FilePurpose = builder.enumType('FilePurpose', {
  description: 'The purpose of an uploaded file.',
  values: {
    LOGO: { description: 'The logo of an organization.' },
    SOP: { description: 'An image for a step of a standard operating procedure.' },
    OBSERVATIONS: { description: 'A file to import observations of a metric from.' },
    IMPORT: { description: 'A file to import people, organizations, locations, tasks or action records from.' },
    APPOINTMENT: { description: 'A file attached to an appointment.' },
    RECORD: { description: 'An attachment or a checklist photo of an action record.' },
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
