// Messages with parts that are more than text.
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inSentence } from './inSentence.tsx'

test('each part stands where the language puts it, as often as it is named', () => {
  const message = ({ name, place }: { name: string; place: string }) => `En ${place}: ${name}, ${name}.`
  const parts = { name: <b>Ann</b>, place: 'Reno' }
  const { container } = render(<p>{inSentence(message, parts)}</p>)
  expect(container.innerHTML).toBe('<p>En Reno: <b>Ann</b>, <b>Ann</b>.</p>')
})
