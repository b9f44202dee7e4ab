// From the table (mm, absolute, y away from the south) to the screen (px of the page) and back.
import type { Spot } from './kinds';

export class View {
  readonly scale: number; // px a mm

  // `quarter`: quarter turns of the table, anticlockwise; `half`: from its middle to the picture's edges.
  constructor(readonly half: Spot, readonly quarter: number, readonly width: number, readonly height: number) {
    const [x, y] = quarter % 2 ? [half[1], half[0]] : half;
    this.scale = Math.min(width / (2 * x), height / (2 * y));
  }

  direction([x, y]: Spot): Spot {
    switch (this.quarter % 4) {
      case 1: return [-y, -x];
      case 2: return [-x, y];
      case 3: return [y, x];
      default: return [x, -y];
    }
  }

  at(spot: Spot): Spot {
    const [x, y] = this.direction(spot);
    return [this.width / 2 + x * this.scale, this.height / 2 + y * this.scale];
  }

  // Screen directions to the table's; px to mm without the origin.
  back([x, y]: Spot): Spot {
    switch (this.quarter % 4) {
      case 1: return [-y, -x];
      case 2: return [-x, y];
      case 3: return [y, x];
      default: return [x, -y];
    }
  }

  spot([x, y]: Spot): Spot {
    const [u, v] = this.back([x - this.width / 2, y - this.height / 2]);
    return [u / this.scale, v / this.scale];
  }

  // Puts the table's coordinates (mm, y upwards) onto a context that measures px of the page.
  enter(ctx: CanvasRenderingContext2D): void {
    ctx.translate(this.width / 2, this.height / 2);
    ctx.rotate((-this.quarter * Math.PI) / 2);
    ctx.scale(this.scale, -this.scale);
  }
}
