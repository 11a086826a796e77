import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { StreamActsMutation } from '../../__generated__/StreamActsMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface StreamActsProps {
  organizationId: string
  /** Whether what stands in the form is what is saved. */
  isSaved: boolean
  hasSecret: boolean
  onOpen: (what: 'secret' | 'remove') => void
}

/** What can be done with a stream that there is: it is tried, gets another secret, or is removed. */
export function StreamActs({ organizationId, isSaved, hasSecret, onOpen }: StreamActsProps) {
  const [send, waiting] = useMutation<StreamActsMutation>(graphql`
    mutation StreamActsMutation($input: TestAuditStreamInput!) {
      result: testAuditStream(input: $input) {
        ... on TestAuditStreamSuccess {
          isDelivered
          durationMs
          trouble
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const [answer, setAnswer] = useState<{ text: string; isGood: boolean }>()
  async function tryIt() {
    setAnswer(undefined)
    const { done, problems } = await send({ organizationId })
    if (problems) setAnswer({ text: Object.values(problems).join(' '), isGood: false })
    else if (done.isDelivered) setAnswer({ text: t.delivered({ ms: done.durationMs! }), isGood: true })
    else setAnswer({ text: t.notDelivered({ trouble: done.trouble ?? '' }), isGood: false })
  }
  const hint = isSaved ? undefined : t.saveFirst
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 3, borderTop: '1px solid var(--ops-line-2)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <PlainButton
          type="button"
          className="outlined"
          aria-disabled={waiting || !isSaved}
          onClick={() => (waiting || !isSaved ? undefined : void tryIt())}
        >
          {t.tryIt}
        </PlainButton>
        {hasSecret ? (
          <PlainButton type="button" className="outlined" onClick={() => onOpen('secret')}>
            {t.newSecret}
          </PlainButton>
        ) : null}
        <PlainButton type="button" className="outlined" onClick={() => onOpen('remove')}>
          {t.removeStream}
        </PlainButton>
      </Box>
      <span
        role="status"
        style={{ minHeight: 20, color: answer && !answer.isGood ? 'var(--ops-late)' : 'var(--ops-ink-2)' }}
      >
        {waiting ? t.trying : (hint ?? answer?.text)}
      </span>
    </Box>
  )
}
