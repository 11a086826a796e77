import { lazy, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { LateWindow } from '../shell/LateWindow.tsx'
import { onConflict, type Choice, type Conflict } from './askConflict.ts'

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

interface Asked {
  conflict: Conflict
  answer: (choice: Choice) => void
}

/** Asks about conflicts, one after the other; where theirs is kept, the screen is read again. */
export function ConflictHost() {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const { revalidate } = useRevalidator()
  useEffect(() => {
    return onConflict((conflict) => new Promise((answer) => setAsked((before) => [...before, { conflict, answer }])))
  }, [])
  const [first] = asked
  if (!first) return null
  const choose = (choice: Choice) => {
    setAsked((before) => before.slice(1))
    first.answer(choice)
    if (choice === 'THEIRS') void revalidate()
  }
  return (
    <LateWindow onFailure={() => choose('THEIRS')}>
      <ConflictDialog conflict={first.conflict} onChoose={choose} />
    </LateWindow>
  )
}
