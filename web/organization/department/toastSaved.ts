import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

/** Says that something is saved and, where it is no longer given out, how many keep it. */
export const toastSaved = (
  name: string,
  kept: number | null | undefined,
  whoKeep: (told: { count: number }) => string,
) => toast('success', t.saved({ name }), kept ? whoKeep({ count: kept }) : undefined)
