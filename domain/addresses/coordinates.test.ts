import { describe, expect, it } from 'vitest';
import { toCoordinates, isCoordinates, isInCity, metresBetween, type Coordinates } from './coordinates.ts';

describe('coordinates', () => {
  it.each([
    [[43.2, 76.9], true],
    [[-90, 180], true],
    [[43.2, null], false],
    [['43.2', '76.9'], false],
    [[43.2], false],
    [[43.2, 76.9, 1], false],
    [[Number.NaN, 76.9], false],
    [[43.2, Infinity], false],
    [[91, 0], false],
    [[0, -180.1], false],
    [null, false],
    [{ 0: 43.2, 1: 76.9, length: 2 }, false],
  ])('validates %j: %s', (value, valid) => {
    expect(isCoordinates(value)).toBe(valid);
  });

  it('reads an incomplete stored pair as null', () => {
    expect(toCoordinates(43.2, 76.9)).toEqual([43.2, 76.9]);
    expect(toCoordinates(43.2, null)).toBeNull();
    expect(toCoordinates(null, 76.9)).toBeNull();
  });
});

describe('metres between positions', () => {
  it.each<[Coordinates, Coordinates, number]>([
    [[43.24, 76.95], [43.24, 76.95], 0],
    [[43.24, 76.95], [43.249, 76.95], 1001],
    [[43.24, 76.95], [43.24, 76.96], 810],
    [[51.14, 71.43], [51.14, 71.44], 698],
  ])('returns the distance from %j to %j: %s', (from, to, metres) => {
    expect(Math.round(metresBetween(from, to))).toBe(metres);
    expect(metresBetween(to, from)).toBeCloseTo(metresBetween(from, to), 6);
  });
});

describe('city limits', () => {
  const almaty = { latitude: 43.237163, longitude: 76.945645 };
  it.each<[string, Coordinates, boolean]>([
    ['the airport', [43.352, 77.04], true],
    ['Qaskeleng, its suburb', [43.2, 76.62], true],
    ['Qonaev', [43.88, 77.07], false],
    ['Karaganda', [49.8047, 73.1094], false],
  ])('decides whether %s is inside', (_place, position, isInsideBounds) => {
    expect(isInCity(position, almaty)).toBe(isInsideBounds);
  });
});
