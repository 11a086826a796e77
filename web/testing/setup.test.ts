import { expect, test } from 'vitest'

test.each(['first', 'next'])('the %s test finds an empty page, whatever was put there before', () => {
  expect(document.body).toBeEmptyDOMElement()
  document.body.innerHTML = '<button></button>'
})
