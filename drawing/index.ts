export * from './boardSvg.ts';
export * from './geometry.ts';
export * from './marks.ts';
export * from './palette.ts';
export * from './pieces.ts';
export * from './shapes.ts';
export * from './surface.ts';
