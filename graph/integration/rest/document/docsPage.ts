// The page at /api/docs: the OpenAPI document as text to read. It needs nothing from elsewhere, and its script only
// copies.
import { docsScript } from './docsScript.ts'
import { docsStyle } from './docsStyle.ts'
import { escaped, schemaTable, typeText } from './docsSchema.ts'
import type { JsonSchema } from './jsonSchemas.ts'
import type { OpenApi, Operation, Parameter, Reference } from './openapi.ts'

export function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const { title, description } = document.info as { title: string; description: string }
  const groups = document.tags.map(({ name }) => ({
    name,
    list: operations.filter(({ operation }) => operation.tags[0] === name),
  }))
  const shapes = Object.entries(document.components.schemas)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${docsStyle}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<div class="layout">
<nav aria-label="Paths">${groups
    .map(
      ({ name, list }) => `
<section><h2>${escaped(name)}</h2><ul>${list.map(({ method, path, operation }) => `<li><a href="#${operation.operationId}"><span class="method ${method}">${method}</span> <span>${shortOf(path)}</span></a></li>`).join('')}</ul></section>`,
    )
    .join('')}
<section><h2>Shapes</h2><ul>${shapes.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></section>
</nav>
<main id="content" tabindex="-1">
<h1>${escaped(title)}</h1>
${description
  .split('\n\n')
  .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
  .join('\n')}
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. The graph itself, with examples: <a href="/graphql">/graphql</a>.</p>
<h2 id="start">Start</h2>
<p>Each example runs as it stands in a shell that knows two things: where Opsgraph is, and a token. Sign in as the account that the path names, or make an access token in My settings.</p>
${example('Start', start)}
<h2 id="failures">Failures</h2>
<p>Each has the same body: <a href="#Error">Error</a>.</p>
<div class="wide" tabindex="0" role="group" aria-label="Statuses of failures"><table><thead><tr><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>
${Object.entries(document.components.responses)
  .map(([status, { description }]) => `<tr><td><code>${status}</code></td><td>${escaped(description)}</td></tr>`)
  .join('\n')}
</tbody></table></div>
${groups.map(({ name, list }) => `<h2>${escaped(name)}</h2>\n${list.map((one) => section(one, document)).join('\n')}`).join('\n')}
<h2>Shapes</h2>
${shapes.map(([name, schema]) => `<details><summary><h3><code>${name}</code></h3></summary><div class="inside" id="${name}">${schemaTable(schema, `Fields of ${name}`)}</div></details>`).join('\n')}
</main>
</div>
<script>${docsScript}</script>
</body>
</html>
`
}

/** From nothing to a token, and what it opens; each example goes on from here. */
const start = `OPSGRAPH=http://127.0.0.1:4000
TOKEN=$(curl -s "$OPSGRAPH/api/auth/login" \\
  -H "Content-Type: application/json" \\
  -d '{"email":"admin@demo.test","password":"demo-Pass-1"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
curl "$OPSGRAPH/api/views/users?limit=2" -H "Authorization: Bearer $TOKEN"`

const example = (label: string, text: string) =>
  `<div class="example"><pre tabindex="0" role="group" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre></div>`

/** The end of a path, which may be broken where a word ends. */
const shortOf = (path: string) =>
  escaped(path.replace(/^\/api\/\w+\//, '')).replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, '$&<wbr>')

interface Shown {
  path: string
  method: string
  operation: Operation
}

function section({ path, method, operation }: Shown, document: OpenApi): string {
  const parameters = operation.parameters.map((one) => resolved(one, document))
  const body = operation.requestBody?.content['application/json']
  const done = operation.responses[200] as { content: Record<string, { schema: JsonSchema }> }
  const failures = Object.keys(operation.responses).filter((status) => status !== '200')
  return `<details>
<summary><h3><span class="method ${method}">${method}</span> <code>${escaped(path)}</code> <span class="what">${escaped(operation.summary)}</span></h3></summary>
<div class="inside" id="${operation.operationId}">
<p>${escaped(operation.description).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>
${parameters.length ? `<h4>Parameters</h4>${parameterTable(parameters, operation.operationId)}` : ''}
${body ? `<h4>Body</h4>${schemaTable(body.schema, `Body of ${method} ${path}`)}` : ''}
<h4>Answer</h4>${schemaTable(done.content['application/json']!.schema, `Answer of ${method} ${path}`)}
<h4>Failures</h4><p>${failures.map((status) => `<a href="#failures">${status}</a>`).join(', ')}</p>
<h4>Example${operation['x-account'] ? ` as ${escaped(operation['x-account'])}` : ''}</h4>${example(`Example of ${method} ${path}`, curl(path, method, operation, parameters))}
</div>
</details>`
}

function resolved(one: Parameter | Reference, { components }: OpenApi): Parameter {
  return '$ref' in one ? components.parameters[one.$ref.split('/').at(-1)!]! : one
}

function parameterTable(parameters: Parameter[], id: string): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema, description = '' }) =>
      `<tr><td><code>${name}</code>${required ? ' <span class="needed">needed</span>' : ''}</td><td>${place}</td><td>${typeText(schema)}</td><td>${escaped(description)}</td></tr>`,
  )
  return `<div class="wide" tabindex="0" role="group" aria-label="Parameters of ${id}"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** On one line where it fits it. */
function bodyText(body: unknown): string {
  const line = JSON.stringify(body)
  return line.length > 80 ? JSON.stringify(body, null, 2) : line
}

function curl(
  path: string,
  method: string,
  { 'x-account': account, requestBody }: Operation,
  parameters: Parameter[],
): string {
  const given = parameters.filter(({ example }) => example !== undefined)
  const query = given
    .filter((one) => one.in === 'query')
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
  const filled = given
    .filter((one) => one.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)
  const body = requestBody?.content['application/json'].example
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$OPSGRAPH${filled}${query.length ? `?${query.join('&')}` : ''}"`,
    ...(account ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${bodyText(body).replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ')
}
