import { useExport } from '../../kernel/export/useExport.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** Fetches everything of a root organization as one archive. */
export function ExportEverything({ organization: { id, name } }: { organization: { id: string; name: string } }) {
  const [create, isInFlight] = useExport()
  async function run() {
    const refused = await create({ everythingOfId: id })
    if (refused) toast('error', t.couldNotBeExported({ name }), refused)
  }
  return (
    <PlainButton type="button" className="outlined" disabled={isInFlight} onClick={() => void run()}>
      {t.exportEverything}
    </PlainButton>
  )
}
