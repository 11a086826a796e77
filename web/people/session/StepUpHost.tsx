import { lazy, useEffect, useState } from 'react'
import { onStepUp } from '../../kernel/relay/stepUp.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'

const StepUpDialog = lazy(async () => ({ default: (await import('./StepUpDialog.tsx')).StepUpDialog }))

interface Asked {
  message: string
  answer: (isConfirmed: boolean) => void
}

/** Asks whether it is oneself, once for all that wait for it. */
export function StepUpHost() {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  useEffect(() => {
    return onStepUp((message) => new Promise((answer) => setAsked((before) => [...before, { message, answer }])))
  }, [])
  const [first] = asked
  if (!first) return null
  const end = (isConfirmed: boolean) => {
    setAsked([])
    for (const { answer } of asked) answer(isConfirmed)
  }
  return (
    <LateWindow onFailure={() => end(false)}>
      <StepUpDialog message={first.message} onConfirmed={() => end(true)} onClose={() => end(false)} />
    </LateWindow>
  )
}
