type FormEmbedOptions = {
	delay?: number;
	hiding?: Readonly<Record<string, string>>;
	isImportant?: boolean;
	repeatAfter?: number;
};

type FormEmbedWindow = Window & {
	__formEmbed?: { loads: number; inits: number };
	__formEmbedHides?: number;
	__formEmbedOptions?: FormEmbedOptions;
	FormEmbed?: { init(): void };
};

{
	const page: FormEmbedWindow = window;
	const counts = page.__formEmbed ?? { loads: 0, inits: 0 };
	counts.loads += 1;
	page.__formEmbed = counts;
	page.FormEmbed = {
		init() {
			counts.inits += 1;
			hideFrames();
		},
	};

	const script = document.currentScript as HTMLScriptElement;
	const { origin } = new URL(script.src);
	const {
		delay = 0,
		hiding = {
			position: "absolute",
			left: "-9999px",
			visibility: "hidden",
			opacity: "0",
			"pointer-events": "none",
		},
		isImportant = false,
		repeatAfter = 0,
	} = page.__formEmbedOptions ?? {};
	const shownFrames = new Set<HTMLIFrameElement>();
	let hasStarted = false;

	const frames = () =>
		[...document.querySelectorAll("iframe")].filter((frame) =>
			frame.src.startsWith(origin),
		);

	function hideFrames(): void {
		if (!hasStarted) return;
		for (const frame of frames()) {
			if (shownFrames.has(frame)) continue;
			page.__formEmbedHides = (page.__formEmbedHides ?? 0) + 1;
			for (const [name, value] of Object.entries(hiding))
				frame.style.setProperty(name, value, isImportant ? "important" : "");
		}
	}

	function show(frame: HTMLIFrameElement): void {
		shownFrames.add(frame);
		for (const name of Object.keys(hiding)) frame.style.removeProperty(name);
	}

	function keepContact(data: readonly unknown[]): void {
		const [, name, contact, location, id] = data.map(String);
		if (name && contact) localStorage.setItem(name, contact);
		if (location && id) localStorage.setItem(location, id);
	}

	function start(): void {
		hasStarted = true;
		hideFrames();
		if (repeatAfter > 0)
			setInterval(() => {
				shownFrames.clear();
				hideFrames();
			}, repeatAfter);
		addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
			if (!Array.isArray(data)) return;
			const sender = frames().find((frame) => frame.contentWindow === source);
			if (data[0] === "iframeLoaded" && sender) show(sender);
			if (data[0] === "set-sticky-contacts") keepContact(data);
		});
	}

	if (delay > 0) setTimeout(start, delay);
	else start();
}
