import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

/** The key of a record; a press copies the link that leads to it. */
export function RecordKey({ name, addressKey }: { name: string; addressKey: string }) {
  async function copy() {
    const link = `${location.origin}/home/record/${addressKey}`
    try {
      await navigator.clipboard.writeText(link)
      toast('success', t.linkCopied)
      announce(t.linkCopied)
    } catch {
      // Where a page may not copy, the link stands there to be taken by hand.
      toast('info', t.copyTheLink, link)
    }
  }
  return (
    <PlainButton
      type="button"
      title={t.copyTheLink}
      style={{ marginInlineStart: -8, fontVariantNumeric: 'tabular-nums' }}
      onClick={() => void copy()}
    >
      {name}
    </PlainButton>
  )
}
