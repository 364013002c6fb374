/** How much of the map one sees: a scale and a shift in pixels. */

export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;
/** The largest scale: a hex of 20 units radius is then 120 px wide. */
export const CLOSEST = 3;

/** Show a part of the map as large as it fits, but no larger than `most`. */
export function frame(part: Box, room: Size, most = CLOSEST): Camera {
  const k = Math.max(
    0.1,
    Math.min(
      most,
      (room.width - 2 * EDGE) / (part.right - part.left),
      (room.height - 2 * EDGE) / (part.bottom - part.top),
    ),
  );
  return {
    k,
    x: room.width / 2 - (k * (part.left + part.right)) / 2,
    y: room.height / 2 - (k * (part.top + part.bottom)) / 2,
  };
}

/** Zoom by a factor; the point of the map at `x`, `y` on the screen stays where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number, least: number): Camera {
  const k = Math.min(CLOSEST, Math.max(least, camera.k * factor));
  return { k, x: x - ((x - camera.x) * k) / camera.k, y: y - ((y - camera.y) * k) / camera.k };
}

/** Keep the map in the room: no side of it may leave the middle of the screen. */
export function bound(camera: Camera, map: Size, room: Size): Camera {
  const keep = (at: number, long: number, space: number) =>
    Math.min(space / 2, Math.max(space / 2 - long * camera.k, at));
  return { k: camera.k, x: keep(camera.x, map.width, room.width), y: keep(camera.y, map.height, room.height) };
}
