declare const __LANGUAGE__: string | undefined

/** The language of this page: the web is built once for each, and the server answers with that of who asks. */
export const language = typeof __LANGUAGE__ === 'string' ? __LANGUAGE__ : 'en'
