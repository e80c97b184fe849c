import { useCallback, useEffect, useRef, useState } from "react";
import { createSlider, type Slider } from "./slider.ts";

export function useSlider(start = 0) {
	const list = useRef<HTMLUListElement>(null);
	const slider = useRef<Slider>(undefined);
	const [index, setIndex] = useState(start);
	useEffect(() => {
		if (!list.current) return;
		const created = createSlider(list.current, setIndex);
		slider.current = created;
		if (start > 0) created.goTo(start, "instant");
		return created.destroy;
	}, [start]);
	const goTo = useCallback((to: number) => slider.current?.goTo(to) ?? 0, []);
	return { list, index, goTo };
}
