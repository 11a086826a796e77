/** Starts GraphiQL on its page: the workers are files, and each request is that of who is signed in at this address. */
export const startScript = `
const { paths, options } = JSON.parse(document.getElementById('start').textContent)
const workers = { editorWorkerService: paths['editor.js'], json: paths['json.js'], graphql: paths['graphql.js'] }
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => new URL(workers[label] ?? workers.editorWorkerService, location.href).href }
const ask = window.fetch
window.fetch = (input, init = {}) => {
  const headers = new Headers(init.headers)
  const token = localStorage.getItem('access_token')
  if (token && !headers.has('authorization')) headers.set('authorization', 'Bearer ' + token)
  return ask(input, { ...init, headers })
}
YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), options)
`
