export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export type Browser = {
	resize(size: Size): Promise<void>;
	/** Resolves when the page's HTML is parsed; some drivers also wait until it has loaded. */
	goto(url: string): Promise<void>;
	back(): Promise<void>;
	/** Runs in the page. The result must be serializable as JSON. */
	run(expression: string): Promise<unknown>;
	/** Runs in the page's first frame, which may have any origin. */
	runInFrame(expression: string): Promise<unknown>;
	key(name: string): Promise<void>;
	hover(at: Point): Promise<void>;
	click(at: Point): Promise<void>;
	/**
	 * Swipes by touch, or with the wheel if the driver has no touch. If `across` is positive, scrolls
	 * right.
	 */
	swipe(at: Point, across: number): Promise<void>;
	consoleErrors(): Promise<string[]>;
	close(): Promise<void>;
};

export type Engine = {
	name: string;
	packages: readonly string[];
	isInstalled(): boolean;
	launch(options: { scripts: boolean }): Promise<Browser>;
};
