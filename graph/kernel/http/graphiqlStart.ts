/**
 * Starts GraphiQL on its page: the workers are files, and each request is that of who is signed in at this address. A
 * token that is refused is replaced once, as the app does it: by the same lock, so that all tabs together ask for one.
 */
export const startScript = `
const { paths, options } = JSON.parse(document.getElementById('start').textContent)
const workers = { editorWorkerService: paths['editor.js'], json: paths['json.js'], graphql: paths['graphql.js'] }
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => new URL(workers[label] ?? workers.editorWorkerService, location.href).href }
const ask = window.fetch
const query = 'mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { ... on RefreshSessionSuccess { accessToken refreshToken } } }'
async function refresh(refused) {
  const current = localStorage.getItem('access_token')
  if (current !== refused) return current
  const refreshToken = localStorage.getItem('refresh_token')
  if (!refreshToken) return null
  const body = JSON.stringify({ query, variables: { input: { refreshToken } } })
  const response = await ask('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const tokens = response.ok && (await response.json()).data?.refreshSession
  if (!tokens?.accessToken) return null
  localStorage.setItem('access_token', tokens.accessToken)
  if (tokens.refreshToken) localStorage.setItem('refresh_token', tokens.refreshToken)
  return tokens.accessToken
}
const inTurn = (work) => (navigator.locks ? navigator.locks.request('opsgraph-refresh', work) : work())
/** Half a minute early, so that none is refused in between. */
function endsSoon(token) {
  try {
    return Date.now() > JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 - 30000
  } catch {
    return false
  }
}
window.fetch = async (input, init = {}) => {
  const headers = new Headers(init.headers)
  let token = localStorage.getItem('access_token')
  if (!token || headers.has('authorization')) return ask(input, init)
  const send = () => {
    headers.set('authorization', 'Bearer ' + token)
    return ask(input, { ...init, headers })
  }
  const renew = async () => {
    const next = await inTurn(() => refresh(token)).catch(() => null)
    if (next) token = next
    return next
  }
  if (endsSoon(token)) await renew()
  const response = await send()
  return response.status === 401 && (await renew()) ? send() : response
}
YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), options)
`
