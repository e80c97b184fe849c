/** CSS pixels of the window. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** One page in a real browser: what every driver can do, and no more. */
export type Browser = {
	/** Gives the page, not the window, this size. */
	resize(size: Size): Promise<void>;
	/** Resolves when the page and what it asked for at once have come. */
	goto(url: string): Promise<void>;
	back(): Promise<void>;
	/** The value of an expression in the page; it must be JSON. */
	run(expression: string): Promise<unknown>;
	/** The same in the only frame of the page, whoever's it is. */
	runInFrame(expression: string): Promise<unknown>;
	/** Presses and releases a key, called as in a KeyboardEvent; Shift+Tab with another one held. */
	key(name: string): Promise<void>;
	/** Moves the mouse there. */
	point(at: Point): Promise<void>;
	click(at: Point): Promise<void>;
	/** Moves what is there sideways, by a finger or, where the driver has none, by the wheel; positive shows what follows. */
	swipe(at: Point, across: number): Promise<void>;
	/** Errors and warnings of the console, reports of the policy among them, since the last time that this was asked. */
	complaints(): Promise<string[]>;
	close(): Promise<void>;
};

/** A browser that may be on this machine. */
export type Engine = {
	name: string;
	/** What Debian calls it. */
	packages: readonly string[];
	/** Whether this machine has it. */
	isHere(): boolean;
	launch(options: {
		/** Whether the pages' scripts run. */
		scripts: boolean;
	}): Promise<Browser>;
};
