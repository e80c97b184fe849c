export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** The operations that every driver supports. */
export type Browser = {
	resize(size: Size): Promise<void>;
	/** Resolves when the page and its synchronous resources have loaded. */
	goto(url: string): Promise<void>;
	back(): Promise<void>;
	/** The value must be JSON. */
	run(expression: string): Promise<unknown>;
	/** In the only frame of the page, of any origin. */
	runInFrame(expression: string): Promise<unknown>;
	key(name: string): Promise<void>;
	/** Moves the mouse there. */
	hover(at: Point): Promise<void>;
	click(at: Point): Promise<void>;
	/** Uses touch, or the wheel if the driver has no touch; positive values scroll to the right. */
	swipe(at: Point, across: number): Promise<void>;
	consoleErrors(): Promise<string[]>;
	close(): Promise<void>;
};

export type Engine = {
	name: string;
	packages: readonly string[];
	isHere(): boolean;
	launch(options: { scripts: boolean }): Promise<Browser>;
};
