import { countLoading } from '../shell/loading.ts'

/** Sends a file's bytes to the address that its ticket names; answers with what went wrong, if anything did. */
export async function sendFile(url: string, file: File): Promise<string | undefined> {
  const loaded = countLoading()
  try {
    const response = await fetch(url, { method: 'PUT', body: file })
    if (response.ok) return undefined
    const { message } = (await response.json().catch(() => ({}))) as { message?: string }
    return message ?? 'The file could not be sent.'
  } catch {
    return 'The server can not be reached. Check the connection and try again.'
  } finally {
    loaded()
  }
}
