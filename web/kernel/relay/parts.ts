// An answer in parts, as the server sends what a query defers and as Relay takes it.
import type { Answer } from './request.ts'

interface Part extends Answer {
  hasNext?: boolean
  incremental?: (Answer & { label: string; path: (string | number)[] })[]
}

/**
 * The parts of a body, each as soon as it is there. One that is cut off before its last ends with one that is empty.
 */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Part, Part> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
    if (done) return {}
    const parts = (text + decoder.decode(value, { stream: true })).split('\r\n---')
    text = parts.pop()!
    for (const part of parts) if (part.includes('{')) yield JSON.parse(part.slice(part.indexOf('{'))) as Part
  }
}

/** Reads the first part; the others when they are asked for. `whole` throws where one is an error. */
export async function readParts(body: ReadableStream<Uint8Array>, whole: (part: Answer) => Answer): Promise<Answer> {
  const parts = partsOf(body)
  const { value } = await parts.next()
  let { hasNext, ...first } = value
  return {
    ...whole(first),
    async later(tell) {
      while (hasNext) {
        const { value: part } = await parts.next()
        hasNext = part.hasNext
        if (hasNext === undefined) whole({})
        for (const { label, path, ...one } of part.incremental ?? []) tell({ ...whole(one), label, path })
      }
    },
  }
}
