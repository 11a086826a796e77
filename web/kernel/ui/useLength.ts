import { useState } from 'react'
import { isTooLong, lengthText } from './length.ts'

/**
 * How a text stands to its longest length. What is too long stays as it was pasted or typed, and says by how much;
 * `useForm` does not send it. A browser's own maxlength would cut it in silence.
 */
export function useLength(value: unknown, maxLength: number = Infinity) {
  const [typed, setTyped] = useState('')
  const text = typeof value === 'string' ? value : typed
  const isOver = isTooLong(text, maxLength)
  return {
    problem: isOver ? lengthText(text, maxLength) : undefined,
    /** For the control: what `useForm` looks for, and a text of its own. */
    control: {
      'data-too-long': isOver ? '' : undefined,
      onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        setTyped(currentTarget.value),
    },
  }
}
