import { countLoading } from '../shell/loading.ts'
import * as t from './__generated__/messages.ts'

/**
 * Sends a file's bytes to the address that its ticket names, and tells how far it is, from 0 to 1; answers with what
 * went wrong, if anything did.
 */
export function sendFile(url: string, file: File, onProgress?: (share: number) => void): Promise<string | undefined> {
  const loaded = countLoading()
  return new Promise<string | undefined>((resolve) => {
    // fetch tells nothing of what it has sent.
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.upload.addEventListener('progress', ({ loaded: sent, total }) => onProgress?.(total ? sent / total : 0))
    request.addEventListener('load', () => resolve(request.status < 300 ? undefined : messageIn(request.responseText)))
    request.addEventListener('error', () => resolve(t.theServerCanNotBeReached))
    request.addEventListener('abort', () => resolve(t.theFileWasNotSent))
    request.send(file)
  }).finally(loaded)
}

function messageIn(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? t.theFileCouldNotBeSent
  } catch {
    return t.theFileCouldNotBeSent
  }
}
