import { expect, test } from 'vitest'
import { requiredMessage } from './requiredMessage.ts'

test.each([
  ['input.name', 'Enter a name.'],
  ['legalName', 'Enter a legal name.'],
  ['stops.0.name', 'Enter a name.'],
  ['answer.text', 'Enter some text.'],
  ['address', 'Enter an address.'],
  ['url', 'Enter a URL.'],
  ['', 'Enter a value.'],
])('of an empty %s it says %s', (path, message) => expect(requiredMessage(path)).toBe(message))
