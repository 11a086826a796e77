import type { Plugin } from 'vite'

const page = /^\/kit(?=$|\?)/

/** The kit stands at /kit where the web is served for development, and is in no build. */
export const kit = (): Plugin => ({
  name: 'kit',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      request.url = request.url?.replace(page, '/testing/kit/index.html')
      next()
    })
  },
})
