import { expect, test } from 'vitest'
import { pagePolicy } from './headers.ts'
import { mapTiles } from './mapTiles.ts'

const images = (origin: string) =>
  pagePolicy('n', origin)
    .split('; ')
    .find((rule) => rule.startsWith('img-src'))

test('without tiles a page is told of none, and loads images from its own address alone', () => {
  const { origin, head } = mapTiles({ MAP_TILES_URL: '', MAP_TILES_ATTRIBUTION: 'Roads' })
  expect(head).toBe('')
  expect(images(origin)).toBe("img-src 'self' data: blob:")
})

test('tiles open the policy for images of their host alone', () => {
  const { origin, head } = mapTiles({
    MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png?a=1&b=2',
    MAP_TILES_ATTRIBUTION: '© "Roads" <Co>',
  })
  expect(head).toBe(
    '<meta name="map-tiles" content="https://tiles.example.com/{z}/{x}/{y}.png?a=1&amp;b=2" ' +
      'data-source="© &quot;Roads&quot; &lt;Co>" />',
  )
  expect(images(origin)).toBe("img-src 'self' data: blob: https://tiles.example.com")
  expect(pagePolicy('n', origin).match(/tiles\.example/g)).toHaveLength(1)
})
