import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { FollowUpDialog } from './FollowUpDialog.tsx'
import * as t from './__generated__/messages.ts'

interface FollowUpProps {
  actionId: string
  itemId: string
  prompt: string
  answer: {
    readonly hasFollowUp: boolean
    readonly followUp?: {
      readonly key: string
      readonly addressKey: string
      readonly title: string
      readonly stateName: string
    } | null
  }
}

/** The record that was made because of a failure, or the offer to make one. */
export function FollowUp({ actionId, itemId, prompt, answer: { hasFollowUp, followUp } }: FollowUpProps) {
  const [asks, setAsks] = useState(false)
  if (followUp) {
    return (
      <Link to={`/home/record/${followUp.addressKey}`} title={followUp.title}>
        {followUp.key}, {followUp.stateName}
      </Link>
    )
  }
  if (hasFollowUp) return <span style={{ color: 'var(--ops-ink-2)' }}>{t.followedUpByARecordThat}</span>
  return (
    <>
      <PlainButton
        type="button"
        className="outlined"
        aria-label={t.followUp2({ prompt })}
        onClick={() => setAsks(true)}
      >
        {t.followUp}
      </PlainButton>
      {asks ? (
        <FollowUpDialog actionId={actionId} itemId={itemId} prompt={prompt} onClose={() => setAsks(false)} />
      ) : null}
    </>
  )
}
