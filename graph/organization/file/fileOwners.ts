// What carries files beside organizations and their library: the nouns above fill it from their nouns.ts.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Said } from '../../kernel/messages/text.ts'

interface FileOwner<Upload> {
  /** The organization that will own the file. Throws where the viewer does not see the place, or may not send there. */
  organizationFor: (context: Context, upload: Upload) => Promise<string>
  /** Why a file of this name is not taken; undefined where it is. */
  refusedName?: (name: string) => Said | undefined
  /** The files on what the viewer sees. */
  visibleFiles: (viewer: Viewer) => Prisma.FileWhereInput[]
}

interface FileOwners {
  RECORD: FileOwner<{ actionId: string }>
  SOP: FileOwner<{ organizationId: string }>
  APPOINTMENT: FileOwner<{ organizationId?: string; appointmentId?: string }>
}

/** By what a file is sent for. */
export const fileOwners = {} as FileOwners

export function addFileOwner<Purpose extends keyof FileOwners>(purpose: Purpose, owner: FileOwners[Purpose]) {
  fileOwners[purpose] = owner
}
