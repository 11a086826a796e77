/** The website of an application, as a link where it is the address of a page. */
export const Website = ({ url }: { url: string }) =>
  /^https?:\/\//.test(url) && URL.canParse(url) ? (
    <a href={url} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
      {new URL(url).host}
    </a>
  ) : (
    url
  )
